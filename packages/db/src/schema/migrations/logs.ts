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

export const logSchema: Schema = {
  /** 'PALL' */
  applicationId: 0x50_41_4c_4c,
  migrations: { 1: logs, 2: logSums, 3: modelCalls, 4: codes },
}
