import { campaignFile, type WrittenCampaignFile } from '@pal/core/contract/campaign-file'
import type { BodyInput } from '@pal/core/contract/endpoints'

import { saveTextFile } from '../../../lib/files/save-text-file.ts'

export type ReadFile = BodyInput<'campaigns.import'>['file']

/** Null where it is no campaign of PAL Admin. */
export async function readCampaignFile(file: Blob): Promise<ReadFile | null> {
  try {
    return campaignIn(JSON.parse(await file.text()))
  } catch {
    // Not JSON: no campaign either.
    return null
  }
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
