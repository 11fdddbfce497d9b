import { toast } from '../toasts.ts'

interface Words {
  readonly copied: string
  readonly failed: string
  /** What to do where it failed. */
  readonly help?: string
}

/** Puts a text on the clipboard, which a browser may refuse, and says how that went. */
export function copyText(text: string, { copied, failed, help }: Words): void {
  void navigator.clipboard.writeText(text).then(
    () => toast.success(copied),
    () => toast.failure(failed, help),
  )
}
