import { analyticsPeriods, type AnalyticsPeriod } from '@pal/core/domain/entities'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const usual: AnalyticsPeriod = '7days'

/** The period lives in the address, so that back, reload and a link keep it. */
export function usePeriod(): [AnalyticsPeriod, (period: AnalyticsPeriod) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('period')
  const change = useCallback(
    (period: AnalyticsPeriod) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          if (period === usual) next.delete('period')
          else next.set('period', period)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return [analyticsPeriods.find((period) => period === asked) ?? usual, change]
}
