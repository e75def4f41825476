export * from './company.ts'
export * from './content.ts'
export * from './dictionary.ts'
export * from './site.ts'
