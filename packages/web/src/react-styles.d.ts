import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties carry numbers and lengths into the styles. */
    [property: `--${string}`]: string | number | undefined
  }
}
