import { analyticsPeriods, type AnalyticsPeriod } from '@pal/core/domain/entities'
import { useCallback } from 'react'

import { useAddress, writeValues } from '../../lib/address/use-address.ts'

const usual: AnalyticsPeriod = '7days'

/** The period lives in the address, so that back, reload and a link keep it. */
export function usePeriod(): [AnalyticsPeriod, (period: AnalyticsPeriod) => void] {
  const [params, changeAddress] = useAddress()
  const asked = params.get('period')
  const change = useCallback(
    (period: AnalyticsPeriod) =>
      changeAddress(
        (address) => writeValues(address, { period: period === usual ? null : period }),
        { replace: true },
      ),
    [changeAddress],
  )
  return [analyticsPeriods.find((period) => period === asked) ?? usual, change]
}
