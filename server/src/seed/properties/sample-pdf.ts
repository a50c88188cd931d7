/** A page with one line of plain letters, as a PDF that any reader opens. */
export const samplePdf = (line: string): Buffer => {
  const content = `BT /F1 18 Tf 60 760 Td (${line.replaceAll(/[()\\]/gu, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const head = '%PDF-1.4\n'
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const starts = bodies.map((_, index) => head.length + bodies.slice(0, index).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = head.length + bodies.join('').length
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`
  return Buffer.from(head + bodies.join('') + trailer, 'latin1')
}
