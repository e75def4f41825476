import type { NextConfig } from 'next'

/** The application: areas behind sign-in, and the block catalogue in development. Public pages are not its business. */
const config: NextConfig = {
  poweredByHeader: false,
  devIndicators: false,
  typescript: { ignoreBuildErrors: true },
}

export default config
