// The check of a page, in the toolbar of those who may edit it. Visitors do not load this script.
const dialog = document.getElementById('museum-shop-check');
const list = dialog.querySelector('ul');

/** Shows one of the sentences that PHP has printed in the editor's language. */
function showState(state) {
  for (const each of dialog.querySelectorAll('[data-state]'))
    each.hidden = each.dataset.state !== state;
  list.hidden = state !== 'found';
}

function showFindings(findings) {
  const lines = findings.map(({ code, severity, sentence }) => {
    const line = document.createElement('li');
    line.dataset.code = code;
    line.dataset.severity = severity;
    line.textContent = sentence;
    return line;
  });
  list.replaceChildren(...lines);
}

async function check() {
  // otherwise the check would read its own sentences
  list.replaceChildren();
  showState('running');
  dialog.showModal();
  try {
    const { findings, isHealthy } = await window.museumShop.doctor();
    showFindings(findings);
    const without = isHealthy ? 'healthy' : 'partly';
    showState(findings.length > 0 ? 'found' : without);
  } catch {
    showState('missing');
  }
}

// the toolbar is printed after the scripts
document.addEventListener('click', (event) => {
  if (
    !(event.target instanceof Element) ||
    !event.target.closest('#wp-admin-bar-museum-shop-check')
  ) {
    return;
  }
  event.preventDefault();
  void check();
});
