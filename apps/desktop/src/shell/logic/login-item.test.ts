import { expect, it } from 'vitest'

import { autostartEntry } from './login-item.ts'

const exec = (path: string) => /^Exec=(.*)$/m.exec(autostartEntry(path))?.[1]

it('starts the program hidden at login, whatever its path holds [DT-03]', () => {
  expect(exec('/opt/PAL Admin/pal-admin')).toBe('"/opt/PAL Admin/pal-admin" --hidden')
  expect(exec('/home/a$b/100%/x"y')).toBe(String.raw`"/home/a\\$b/100%%/x\\"y" --hidden`)
  expect(() => autostartEntry('/home/a\nExec=evil')).toThrow('line break')
})
