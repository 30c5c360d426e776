/** Writes a file as the body of a multipart request, as browsers do. */
export function multipartBody(bytes: Buffer, name: string): { body: Buffer; contentType: string } {
  const boundary = 'tpt-test-boundary';
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
    'content-type: application/octet-stream\r\n\r\n';
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
