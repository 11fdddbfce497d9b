import { lazilyOpened } from '../lazily.tsx'
import type { ConfirmDialogProps } from './confirm-modal.tsx'

/** Asks before something that cannot be undone, or is done to many at once. */
export const ConfirmDialog = lazilyOpened<ConfirmDialogProps>(
  async () => (await import('./confirm-modal.tsx')).ConfirmModal,
)
