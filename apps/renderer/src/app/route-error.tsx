import { useRouteError } from 'react-router-dom'

import { Broken } from './broken.tsx'

/** One page broke; the frame around it and the other pages continue. */
export const RouteError = () => <Broken error={useRouteError()} />
