/** For this window, or for every window on this computer. */
type Storage = 'sessionStorage' | 'localStorage'

/** What a window keeps beside the store; null also where the browser lets nothing be kept. */
export function readKept(storage: Storage, name: string): string | null {
  try {
    return globalThis[storage].getItem(name)
  } catch {
    return null
  }
}

/** Storage may be full or switched off: then it holds as long as the window does. */
export function keep(storage: Storage, name: string, value: string): void {
  try {
    globalThis[storage].setItem(name, value)
  } catch {
    // The window works on with what it has.
  }
}
