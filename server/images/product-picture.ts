/** The picture of the product's own pages for social networks (B-20), where a page has none. */
export const productPicture = { src: '/images/shipa/city', width: 1600 }
