import type { ReactNode } from 'react'
import './application.css'

export const metadata = { title: 'Shipa' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
