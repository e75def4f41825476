/** The smallest PDF with a page, and a remark that makes it another file. */
export const onePagePdf = (remark = '') => `%PDF-1.4
%${remark}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Size 4/Root 1 0 R>>
%%EOF
`
