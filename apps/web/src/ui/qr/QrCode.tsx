import type { QrPath } from './qrPath.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly code: QrPath;
  readonly name: string;
}

/** A QR code, always black on white with its quiet margin, whatever the colours around it. */
export const QrCode = ({ code, name }: QrCodeProps) => (
  <svg
    className={styles.code}
    viewBox={`0 0 ${code.size} ${code.size}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label={name}
  >
    <rect width={code.size} height={code.size} fill="#fff" />
    <path d={code.path} fill="#000" />
  </svg>
);
