import classes from './skeleton.module.css'

interface SkeletonProps {
  readonly width?: number | string
  readonly height: number
}

/** A grey shape where something is about to be. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={classes['shape']} style={{ width, height }} aria-hidden="true" />
}
