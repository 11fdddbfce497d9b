import { dayMs } from '@pal/core/durations'
import type Sqlite from 'better-sqlite3'

const lists = {
  conversations_newest: '(listed_at, id)',
  conversations_by_status: '(status, listed_at, id)',
  conversations_by_stage: '(stage, listed_at, id)',
  conversations_by_page: '(page_id, listed_at, id)',
  conversations_live: "(listed_at, id) WHERE stage NOT IN ('initial', 'completed')",
  conversations_tagged: "(listed_at, id) WHERE tags <> '[]'",
}

/**
 * Where the lists' indexes hold a conversation: it is put there after its messages, a few at a time
 * (`conversations/list-order.ts`). All of them by their last activity are two parts of one order, those
 * that are in their place and those that have moved since; the second view is quicker, and empty where
 * any has moved. Who goes quiet is looked for by days, so that not every message moves them there, too.
 * The last of the steps: the views have every column.
 */
export function listOrder(raw: Sqlite.Database): void {
  raw.exec(`
    ALTER TABLE conversations ADD COLUMN listed_at INTEGER NOT NULL DEFAULT 0;
    UPDATE conversations SET listed_at = last_activity_at;
    CREATE INDEX conversations_moved ON conversations (last_activity_at, id)
      WHERE listed_at <> last_activity_at;
    ${Object.entries(lists)
      .map(([name, of]) => `DROP INDEX ${name}; CREATE INDEX ${name} ON conversations ${of};`)
      .join('\n')}
    DROP INDEX conversations_going_quiet;
    CREATE INDEX conversations_going_quiet ON conversations (status, last_customer_at / ${dayMs})
      WHERE status = 'active';`)
  const columns = raw
    .prepare("SELECT name FROM pragma_table_info('conversations')")
    .pluck()
    .all()
    .map(String)
  const inPlace = columns
    .map((name) => (name === 'last_activity_at' ? `listed_at AS ${name}` : name))
    .join(', ')
  raw.exec(`
    CREATE VIEW conversations_by_activity AS
      SELECT ${inPlace} FROM conversations WHERE listed_at = last_activity_at
      UNION ALL SELECT ${columns.join(', ')} FROM conversations
        INDEXED BY conversations_moved WHERE listed_at <> last_activity_at;
    CREATE VIEW settled_conversations AS SELECT ${inPlace} FROM conversations
      WHERE NOT EXISTS (SELECT 1 FROM conversations WHERE listed_at <> last_activity_at);`)
}
