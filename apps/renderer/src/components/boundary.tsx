import { Component, type ComponentType, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  /** What is shown once something in it broke. */
  readonly Instead: ComponentType<{ readonly error: unknown }>
}

/** What breaks in it takes nothing around it away. */
export class Boundary extends Component<BoundaryProps> {
  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } }
  }

  override state: { readonly broken?: { readonly error: unknown } } = {}

  override render() {
    const { broken } = this.state
    const { Instead, children } = this.props
    return broken ? <Instead error={broken.error} /> : children
  }
}
