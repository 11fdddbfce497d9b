/** Goes to the first field that is marked as wrong, once it is: a save that does nothing leads there. */
export function focusWrong(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
  )
}
