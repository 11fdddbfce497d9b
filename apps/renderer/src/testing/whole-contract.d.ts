declare module '@pal/core/contract/endpoints?whole' {
  export * from '@pal/core/contract/endpoints'
}
