import { useMemo } from 'react'
import styles from './qr-code.module.css'
import { qrSquares } from './qr-squares.ts'

/** A QR code, dark on light in both themes as readers want it. */
export const QrCode = ({ text, name }: { text: string; name: string }) => {
  const { side, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <rect className={styles['ground']} width={side} height={side} />
      <path className={styles['dark']} d={path} />
    </svg>
  )
}

const drawn = (text: string) => {
  const { side, dark } = qrSquares(text)
  return { side, path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('') }
}
