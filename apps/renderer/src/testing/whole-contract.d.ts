declare module '@pal/core/contract/endpoints?whole' {
  import type { Contract } from '@pal/core/contract/endpoints'

  export const contract: Contract
}
