import {
  useMutation,
  type DefaultError,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/** The second click of a double click comes within this. */
export const doubleClickMs = 500

type Single<Data, Variables, Before> = Omit<
  UseMutationResult<Data, DefaultError, Variables, Before>,
  'mutate' | 'mutateAsync'
> & {
  readonly mutate: (
    variables: Variables,
    more?: MutateOptions<Data, DefaultError, Variables, Before>,
  ) => void
}

/**
 * A change that a double click asks for once. That it is under way is drawn too late for the second
 * click, and often it is done by then.
 */
export function useSingleMutation<Data, Variables = void, Before = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, Before>,
): Single<Data, Variables, Before> {
  const mutation = useMutation(options)
  const busy = useRef(false)
  const { mutate: ask } = mutation
  const mutate = useCallback(
    (variables: Variables, more?: MutateOptions<Data, DefaultError, Variables, Before>) => {
      if (busy.current) return
      busy.current = true
      const free = () => {
        busy.current = false
      }
      ask(variables, {
        ...more,
        onSettled: (...ended) => {
          if (ended[1]) free()
          else setTimeout(free, doubleClickMs)
          return more?.onSettled?.(...ended)
        },
      })
    },
    [ask],
  )
  return { ...mutation, mutate }
}
