import type { NextConfig } from 'next'
import { defaultLocale, locales } from './locales/locale.ts'

const prefixed = locales.filter((locale) => locale !== defaultLocale)

/** The application: areas behind sign-in, and the block catalogue. Public pages are not its business. */
const config: NextConfig = {
  poweredByHeader: false,
  devIndicators: false,
  typescript: { ignoreBuildErrors: true },
  // What rjsf imports and our forms do not use, half of its weight. The paths are relative to this folder.
  turbopack: {
    resolveAlias: {
      'markdown-to-jsx/react': './pro-forms/theme/no-markdown.ts',
      '@rjsf/validator-ajv8': './pro-forms/theme/no-validator.ts',
    },
  },
  // Pictures have an endpoint of their own, `/images`.
  images: { unoptimized: true },
  // The server has read the language of the address (server/application.ts); below `app/` paths are without it.
  rewrites: async () => ({
    beforeFiles: [{ source: `/:locale(${prefixed.join('|')})/:path*`, destination: '/:path*' }],
    afterFiles: [],
    fallback: [],
  }),
}

export default config
