import { filing } from './filing.mjs';

const SECTIONS = {
  Shipment: ['houseScac', 'cargoType', 'loadingAt', 'arrivalAt', 'vesselVoyage', 'clientRef', 'actionReason'],
  Importer: ['importerType', 'importerId'],
  Bond: ['bondType', 'bondHolderType', 'bondHolderId'],
  Consignee: ['consigneeType', 'consigneeId'],
  ...Object.fromEntries(
    ['buger', 'seller', 'manufacturer', 'stuffing', 'consolidator', 'ship'].map((prefix) => [
      prefix,
      ['Name', 'Addr', 'City', 'CountryCode'].map((part) => prefix + part),
    ]),
  ),
};

const input = (name, value) => `<input name="${name}" value="${value}">`;
const labeled = (name, value) => `<label>${name}${input(name, value)}</label>`;
const table = (list, rows) =>
  `<table><tr>${Object.keys(rows[0])
    .map((name) => `<th>${name}</th>`)
    .join('')}</tr>${rows
    .map(
      (row, index) =>
        `<tr>${Object.entries(row)
          .map(([name, value]) => `<td>${input(`${list}.${index}.${name}`, value)}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;

/** Lower bound: the same inputs in plain HTML, with one listener that stores and checks the values. */
export function bareForm() {
  const bill = filing();
  const sections = Object.entries(SECTIONS).map(
    ([title, names]) =>
      `<fieldset><legend>${title}</legend>${names.map((name) => labeled(name, bill[name])).join('')}</fieldset>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bare form</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 16px; }
  fieldset { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; border: 0; }
  label { display: grid; }
  input { font: inherit; height: 32px; }
  input[aria-invalid='true'] { outline: 1px solid #b42318; }
</style>
<form>
${sections.join('\n')}
${table('amsRequestList', bill.amsRequestList)}
${table('billHsRequestList', bill.billHsRequestList)}
</form>
<script>
  const values = {};
  document.querySelector('form').addEventListener('input', ({ target }) => {
    values[target.name] = target.value;
    target.setAttribute('aria-invalid', String(target.value.trim() === ''));
  });
</script>
</html>
`;
}
