import { pagesScreen } from '../pages-screen.tsx'

const { title, screen } = pagesScreen('news')
export const generateMetadata = title
/** News and materials that moderators judge. The server admits only moderators. */
export default screen
