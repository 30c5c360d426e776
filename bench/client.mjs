const PASSWORD = 'tenplustwo';

/** Signs a user in. @returns requests a path; with a body it posts it, as JSON or as a form, with further headers; `ask.headers` gives those of a request */
export async function signIn(url, account) {
  const jar = new Map();
  const keep = (answer) => {
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
  const ask = async (path, body, further = {}) => {
    const isForm = body instanceof FormData;
    const init = body ? { method: 'POST', body: isForm ? body : JSON.stringify(body) } : {};
    const type = body && !isForm ? { 'content-type': 'application/json' } : {};
    const answer = keep(await fetch(url + path, { ...init, headers: { ...headers(), ...type, ...further } }));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  await ask('/anonymous/locale/support-locale');
  await ask('/anonymous/login', { account, password: PASSWORD });
  return Object.assign(ask, { headers });
}
