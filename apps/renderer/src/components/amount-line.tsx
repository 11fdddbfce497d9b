interface AmountLineProps {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
  /** Taken off: its minus stays before it, from right to left, too. */
  readonly less?: boolean
}

/** One line of what an order comes to, in a list of descriptions. */
export function AmountLine({ label, value, strong, less }: AmountLineProps) {
  return (
    <div data-strong={strong}>
      <dt>{label}</dt>
      <dd>{less ? <bdi dir="ltr">{`−${value}`}</bdi> : <bdi>{value}</bdi>}</dd>
    </div>
  )
}
