/**
 * Receiver for the relay's spreadsheet deliveries. google-sheet-receiver.md has the setup.
 *
 * It writes each pair of submission_id and revision once, however often it is sent, and always
 * returns JSON: the vendor turns an uncaught error into an HTML page with status 200.
 */

/** Longest wait for another execution to finish, in milliseconds. The relay waits 45 s. */
var LOCK_WAIT = 30000;

function doPost(e) {
  var lock = LockService.getScriptLock();
  try {
    var properties = PropertiesService.getScriptProperties();
    var parameters = (e && e.parameter) || {};
    if (!properties.getProperty("API_KEY") || parameters.apiKey !== properties.getProperty("API_KEY")) {
      return answer({ result: "error", error: "unauthorized: wrong API key" });
    }

    var members = readMembers(parameters);
    if (!members.submission_id || !members.revision) {
      return answer({ result: "error", error: "no submission_id or revision" });
    }

    // Inside `try`: if the lock is not available, the error must be returned, not thrown.
    lock.waitLock(LOCK_WAIT);
    return answer(writeOnce(properties, members));
  } catch (error) {
    // `String`, because an Error object turns into {} in JSON and the reason would be lost.
    return answer({ result: "error", error: String(error) });
  } finally {
    lock.releaseLock();
  }
}

/** Leads of the home page arrive as JSON in `data`, leads of a case page as flat members. */
function readMembers(parameters) {
  if (parameters.data) return JSON.parse(parameters.data);

  var members = {};
  Object.keys(parameters).forEach(function (name) {
    if (name !== "apiKey") members[name] = parameters[name];
  });
  return members;
}

function writeOnce(properties, members) {
  var sheet = openSheet(properties);
  var headers = readHeaders(sheet, members);
  var existing = findRow(sheet, headers, members);
  if (existing > 0) return { result: "success", row: existing, duplicate: true };

  var row = sheet.getLastRow() + 1;
  var values = headers.map(function (name) {
    return members[name] === undefined ? "" : String(members[name]);
  });
  writeText(sheet, row, 1, values);
  // Before the lock is released: otherwise the next execution may not see the row.
  SpreadsheetApp.flush();
  return { result: "success", row: row };
}

function openSheet(properties) {
  var spreadsheet = SpreadsheetApp.openById(properties.getProperty("SHEET_ID"));
  var name = properties.getProperty("SHEET_NAME") || "Leads";
  return spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name);
}

/** The first row names the columns. A new name gets a column at the end. */
function readHeaders(sheet, members) {
  var width = sheet.getLastColumn();
  var headers = width > 0 ? sheet.getRange(1, 1, 1, width).getDisplayValues()[0] : [];
  var missing = Object.keys(members).filter(function (name) {
    return headers.indexOf(name) < 0;
  });
  if (missing.length === 0) return headers;

  writeText(sheet, 1, headers.length + 1, missing);
  return headers.concat(missing);
}

/**
 * Writes as text, so that a phone number stays as it was typed and nothing is run as a formula. A new
 * sheet has 1000 rows and 26 columns, and the vendor rejects a range outside of them.
 */
function writeText(sheet, row, column, values) {
  var rows = row - sheet.getMaxRows();
  if (rows > 0) sheet.insertRowsAfter(sheet.getMaxRows(), rows);
  var columns = column + values.length - 1 - sheet.getMaxColumns();
  if (columns > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), columns);

  sheet.getRange(row, column, 1, values.length).setNumberFormat("@").setValues([values]);
}

/** The row that has this id and revision already, or 0. */
function findRow(sheet, headers, members) {
  var last = sheet.getLastRow();
  if (last < 2) return 0;

  var ids = column(sheet, headers.indexOf("submission_id") + 1, last);
  var revisions = column(sheet, headers.indexOf("revision") + 1, last);
  for (var index = 0; index < ids.length; index += 1) {
    var isSame =
      ids[index] === String(members.submission_id) &&
      revisions[index] === String(members.revision);
    if (isSame) return index + 2;
  }
  return 0;
}

function column(sheet, number, last) {
  return sheet
    .getRange(2, number, last - 1, 1)
    .getDisplayValues()
    .map(function (row) {
      return row[0];
    });
}

function answer(value) {
  return ContentService.createTextOutput(JSON.stringify(value)).setMimeType(
    ContentService.MimeType.JSON,
  );
}
