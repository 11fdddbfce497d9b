interface AmountLineProps {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

/** One line of what an order comes to, in a list of descriptions. */
export function AmountLine({ label, value, strong }: AmountLineProps) {
  return (
    <div data-strong={strong}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
