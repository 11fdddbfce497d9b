import type { ProgramChange } from '@pal/core/contract/system'

import type { DesktopProgram } from '../features/program/routes.ts'

/** What the server asks of the shell, which comes after it. */
export class ProgramLink implements DesktopProgram {
  #shell: Omit<DesktopProgram, 'listen'> | undefined
  #listener: (() => void) | undefined
  #told = ''

  follow(shell: Omit<DesktopProgram, 'listen'>): void {
    this.#shell = shell
    this.changed()
  }

  /** The menus are drawn for other reasons, too, the server's own news among them. */
  changed(): void {
    const now = JSON.stringify(this.now())
    if (now === this.#told) return
    this.#told = now
    this.#listener?.()
  }

  listen(changed: () => void): void {
    this.#listener = changed
  }

  now() {
    return this.#shell?.now() ?? null
  }

  async change(to: ProgramChange): Promise<void> {
    await this.#shell?.change(to)
  }

  openUpdate(): void {
    this.#shell?.openUpdate()
  }
}
