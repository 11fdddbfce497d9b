import { type ComponentType, useEffect, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

const fetches = new Set<() => Promise<void>>()

/** Fetches the parts that were not shown yet, so that they open at once, also while the server is away. */
export const preloadParts = () => Promise.allSettled([...fetches].map((fetch) => fetch()))

/** A hook that gives the part once it is wanted and there. */
function fetched<Props>(load: Load<Props>) {
  let part: ComponentType<Props> | undefined
  const fetch = async () => {
    part ??= await load()
  }
  fetches.add(fetch)
  return function usePart(wanted: boolean) {
    const [, setArrived] = useState(false)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    useEffect(() => {
      if (!wanted) return
      // Also where it has come since this was drawn: nothing else would draw it again.
      fetch().then(
        () => setArrived(true),
        (error: unknown) => setFailure({ error }),
      )
    }, [wanted])
    if (failure) throw failure.error
    return wanted ? part : undefined
  }
}

/** A part of a page that is fetched when it is first shown, and from then on is drawn at once. */
export function lazily<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const usePart = fetched(load)
  return function Lazily(props: Props) {
    const Part = usePart(true)
    return Part ? <Part {...props} /> : null
  }
}

/** The same for what opens: it is fetched when it first does. Until then its button may be shown. */
export function lazilyOpened<Props extends { readonly opened: boolean }>(
  load: Load<Props>,
  Waiting: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const usePart = fetched(load)
  return function LazilyOpened(props: Props) {
    const { opened } = props
    const [wanted, setWanted] = useState(opened)
    if (opened && !wanted) setWanted(true)
    const Part = usePart(wanted)
    const [drawn, setDrawn] = useState(false)
    const there = Part !== undefined
    // Drawn closed first: only what opens later knows where the focus is to go back to.
    useEffect(() => setDrawn(there), [there])
    return Part ? <Part {...props} opened={opened && drawn} /> : <Waiting {...props} />
  }
}
