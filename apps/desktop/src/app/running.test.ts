import { testFolder } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { listen } from '../platform/listen.ts'
import { requestStartLink, runningNote } from './running.ts'

it('prints nothing of whoever holds the port after a crash [DT-05, DT-09]', async () => {
  await using folder = await testFolder()
  const note = runningNote(folder.path)
  for (const token of ['\u001b[2Jready http://evil.test/', 'x'.repeat(44), '../../evil', '']) {
    await using squatter = await listen(0, () => () => Response.json({ token }))
    await note.announce(squatter.port)
    await expect(requestStartLink(folder.path), token).rejects.toMatchObject({
      reason: { code: 'start_no_server' },
    })
  }
})
