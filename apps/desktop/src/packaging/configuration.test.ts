import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { absentCertificates, packedName, packing } from './configuration.ts'

const asked = { desktop: '/clone/apps/desktop', platform: 'linux', env: {} } as const

it('gives what is packed a name that every system takes for files, folders and packages [DT-04]', () => {
  const { name } = packing(asked).extraMetadata as { name: string }
  expect(name).toMatch(/^[a-z][a-z-]+$/)
})

it.each(['try-installed.sh', 'try-update.sh'])(
  '%s looks where the installer of Windows puts it [DT-04]',
  (script) => {
    const text = readFileSync(join(import.meta.dirname, '../../../../.github', script), 'utf8')
    expect(text).toContain(`/Programs/${packedName}/PAL Admin.exe`)
  },
)

it('an update is built in only with its address, and macOS learns whether it is signed [DT-04, DT-10]', () => {
  expect(packing(asked).publish).toBeNull()
  const env = { PAL_UPDATE_URL: 'https://updates.example/', CSC_LINK: '' }
  expect(packing({ ...asked, env }).publish).toMatchObject({ url: 'https://updates.example/' })
  expect(packing({ ...asked, env, platform: 'darwin' }).extraMetadata).toMatchObject({
    signed: false,
  })
  const signed = { ...env, CSC_LINK: 'MIIx' }
  expect(packing({ ...asked, env: signed, platform: 'darwin' }).extraMetadata).toMatchObject({
    signed: true,
  })
})

it('plays an update from another version, in another place [DT-04]', () => {
  const lower = packing({ ...asked, version: '0.0.1', into: '/tmp/lower' })
  expect(lower).toMatchObject({
    directories: { output: '/tmp/lower' },
    extraMetadata: { version: '0.0.1' },
  })
  expect(packing(asked)).not.toHaveProperty('directories')
  expect(packing(asked).extraMetadata).not.toHaveProperty('version')
})

it('takes a certificate that is not there for none [DT-04]', () => {
  const env = { CSC_LINK: '', CSC_KEY_PASSWORD: '', WIN_CSC_LINK: 'MIIx' }
  expect(absentCertificates(env)).toEqual(['CSC_LINK', 'CSC_KEY_PASSWORD'])
})

it('the Store’s package has the identity that was reserved, Debian’s the page of the program [DT-04]', () => {
  const env = {
    PAL_APPX_IDENTITY: '12345.PALAdmin',
    PAL_APPX_PUBLISHER: 'CN=1234',
    PAL_APPX_PUBLISHER_NAME: 'PAL',
    PAL_HOMEPAGE: 'https://pal.example',
  }
  expect(packing({ ...asked, env })).toMatchObject({
    appx: { identityName: '12345.PALAdmin', publisher: 'CN=1234', publisherDisplayName: 'PAL' },
    extraMetadata: { homepage: 'https://pal.example' },
  })
  expect(packing(asked)).not.toHaveProperty('appx')
  expect(packing(asked).extraMetadata).not.toHaveProperty('homepage')
})
