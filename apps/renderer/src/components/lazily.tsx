import { type ComponentType, useEffect, useState } from 'react'

import { untilHeard, useConnection } from '../lib/connection.ts'
import { MissingHere, MissingSaid } from './missing-part.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

const fetches = new Set<() => Promise<void>>()

/** Fetches the parts that were not shown yet, so that they open at once, also while the server is away. */
export const preloadParts = () => Promise.allSettled([...fetches].map((fetch) => fetch()))

/** A style that did not come would be taken for one that is there when its part is tried again. */
export const forgetLostStyles = () =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.remove()
    },
    true,
  )

/** A hook that gives the part once it is wanted and there, and says whether it fails to come. */
function fetched<Props>(load: Load<Props>, early: boolean) {
  let part: ComponentType<Props> | undefined
  const fetch = async () => {
    if (part) return
    await untilHeard()
    part ??= await load()
  }
  if (early) fetches.add(fetch)
  return function usePart(wanted: boolean) {
    const [, setArrived] = useState(false)
    const [failed, setFailed] = useState<{ readonly error: unknown }>()
    const heard = useConnection((connection) => connection.heard)
    useEffect(() => {
      if (!wanted || !heard) return
      // Also where it has come since this was drawn: nothing else would draw it again.
      fetch().then(
        () => setArrived(true),
        (error: unknown) => {
          console.error(error)
          setFailed({ error })
        },
      )
    }, [wanted, heard])
    const missing = wanted && !part && (failed !== undefined || !heard)
    return { Part: wanted ? part : undefined, missing, heard, error: failed?.error }
  }
}

interface Ways<Props> {
  /** Shown until it has come. */
  readonly Waiting?: ComponentType<Props>
  /** Shown where it does not come. What was typed around it stays; it is tried again. */
  readonly Missing?: ComponentType<Props & { readonly error: unknown }>
  /** Shown while the server is away, if not the same. */
  readonly Away?: ComponentType<Props>
  /** False where most windows never need it. */
  readonly early?: boolean
}

/** A part of a page that is fetched when it is first shown, and from then on is drawn at once. */
export function lazily<Props extends object>(
  load: Load<Props>,
  { Waiting = () => null, Missing = MissingHere, Away, early = true }: Ways<Props> = {},
): ComponentType<Props> {
  const usePart = fetched(load, early)
  return function Lazily(props: Props) {
    const { Part, missing, heard, error } = usePart(true)
    if (Part) return <Part {...props} />
    if (!missing) return <Waiting {...props} />
    return Away && !heard ? <Away {...props} /> : <Missing {...props} error={error} />
  }
}

/** The same for a dialog that is only drawn where it is open. */
export const lazyDialog = <Props extends object>(load: Load<Props>) =>
  lazily(load, { Missing: MissingSaid })

/** The same for what opens: it is fetched when it first does. Until then its button may be shown. */
export function lazilyOpened<Props extends { readonly opened: boolean }>(
  load: Load<Props>,
  Waiting: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const usePart = fetched(load, true)
  return function LazilyOpened(props: Props) {
    const { opened } = props
    const [wanted, setWanted] = useState(opened)
    if (opened && !wanted) setWanted(true)
    const { Part, missing } = usePart(wanted)
    const [drawn, setDrawn] = useState(false)
    const there = Part !== undefined
    // Drawn closed first: only what opens later knows where the focus is to go back to.
    useEffect(() => setDrawn(there), [there])
    if (Part) return <Part {...props} opened={opened && drawn} />
    return (
      <>
        <Waiting {...props} />
        {missing && opened ? <MissingSaid /> : null}
      </>
    )
  }
}
