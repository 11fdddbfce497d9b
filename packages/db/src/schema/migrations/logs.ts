import type { Schema } from '../migrate.ts'
import { logs } from './0001-logs.ts'
import { logSums } from './0002-logs.ts'

/** A line was an English sentence only; it has a code with what fills its sentence from here on. */
const codes = `
ALTER TABLE logs ADD COLUMN code TEXT;
ALTER TABLE logs ADD COLUMN params TEXT CHECK (params IS NULL OR json_valid(params));
`

/** Calls to the model were not told of in the lines: what was summed up were lines. */
const modelCalls = 'UPDATE log_sums SET ai = 0;'

/**
 * A chat's lines are found by an index of what their details hold already, those of the past included;
 * and of the webhook only its deliveries are summed up, not each line about it.
 */
const chats = `
ALTER TABLE logs ADD COLUMN conversation_id INTEGER GENERATED ALWAYS AS (
  CASE WHEN json_valid(details) THEN CAST(json_extract(details, '$.conversationId') AS INTEGER) END
) VIRTUAL;
CREATE INDEX logs_by_conversation ON logs (conversation_id, id) WHERE conversation_id IS NOT NULL;

UPDATE log_sums SET webhook = coalesce((
  SELECT sum(json_extract(details, '$.deliveries')) FROM logs
  WHERE category = 'webhook' AND at >= start AND at < start + span AND json_valid(details)
), 0)
WHERE start >= (SELECT coalesce(max(at), 0) - 90000000 FROM logs);
`

export const logSchema: Schema = {
  /** 'PALL' */
  applicationId: 0x50_41_4c_4c,
  migrations: { 1: logs, 2: logSums, 3: modelCalls, 4: codes, 5: chats },
}
