const PASSWORD = 'tenplustwo';

/**
 * Signs in a user.
 * @returns calls a path; posts a body, if any, as JSON or as a form; its property `headers` returns those of a request
 */
export async function signInClient(url, account) {
  const jar = new Map();
  const storeCookies = (answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const headers = () => ({
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
  });
  const callPortal = async (path, body, further = {}) => {
    const isForm = body instanceof FormData;
    const init = body ? { method: 'POST', body: isForm ? body : JSON.stringify(body) } : {};
    const type = body && !isForm ? { 'content-type': 'application/json' } : {};
    const answer = storeCookies(await fetch(url + path, { ...init, headers: { ...headers(), ...type, ...further } }));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  await callPortal('/anonymous/locale/support-locale');
  await callPortal('/anonymous/login', { account, password: PASSWORD });
  return Object.assign(callPortal, { headers });
}
