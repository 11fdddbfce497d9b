import {
  campaignFile,
  campaignFileLimits,
  type WrittenCampaignFile,
} from '@pal/core/contract/campaign-file'
import type { BodyInput } from '@pal/core/contract/endpoints'

import { saveTextFile } from '../../../lib/files/save-text-file.ts'

export type ReadFile = BodyInput<'campaigns.import'>['file']

type CampaignRead =
  | { readonly file: ReadFile }
  | { readonly problem: 'broken' | 'foreign' | 'newer' | 'tooLarge' }
  /** Where a value is that it may not have. */
  | { readonly wrong: readonly PropertyKey[] }

/** The campaign in a file that a person picked, or why it cannot be had. */
export async function readCampaignFile(file: Blob): Promise<CampaignRead> {
  if (file.size > campaignFileLimits.bytes) return { problem: 'tooLarge' }
  let content: unknown
  try {
    content = JSON.parse(await file.text())
  } catch (error) {
    console.error(error)
    return { problem: 'broken' }
  }
  const read = campaignFile.safeParse(content)
  if (read.success) return { file: content as ReadFile }
  const place = read.error.issues[0]?.path ?? []
  if (place.length === 0 || place[0] === 'format') return { problem: 'foreign' }
  const isNewer = place[0] === 'version' && Number((content as { version: unknown }).version) > 1
  return isNewer ? { problem: 'newer' } : { wrong: place }
}

export function campaignIn(content: unknown): ReadFile | null {
  return campaignFile.safeParse(content).success ? (content as ReadFile) : null
}

export function saveCampaignFile(file: WrittenCampaignFile): void {
  const name = `${fileName(file.campaign.name)}.json`
  saveTextFile(name, JSON.stringify(file, null, 2), 'application/json')
}

/** What every system takes as the name of a file. */
const fileName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80) || 'campaign'
