/** What was heard in a voice message. */
export const transcripts = `
ALTER TABLE attachments ADD COLUMN transcript TEXT;
`
