/* The parts of a file with everything of a company. */

/** What the others are; written last. */
export const manifestName = 'manifest.json'
export const readmeName = 'README.txt'
/** The site, as the builder brings and takes it. */
export const siteArchiveName = 'site.zip'
/** The folder of the tables, and that of the files of the store. */
export const dataFolder = 'data/'
export const filesFolder = 'files/'
