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
  var found = findRow(sheet, headers, members);
  if (found.existing > 0) return { result: "success", row: found.existing, duplicate: true };

  var row = found.last + 1;
  writeMembers(sheet, row, headers, members);
  // Before the lock is released: otherwise the next execution may not see the row.
  SpreadsheetApp.flush();
  return { result: "success", row: row };
}

function openSheet(properties) {
  var spreadsheet = SpreadsheetApp.openById(properties.getProperty("SHEET_ID"));
  var name = properties.getProperty("SHEET_NAME") || "Leads";
  return spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name);
}

/** Columns that you added keep their check boxes, formats, and formulas. */
function writeMembers(sheet, row, headers, members) {
  var values = [];
  headers.concat([null]).forEach(function (name, index) {
    if (name !== null && Object.prototype.hasOwnProperty.call(members, name)) {
      values.push(String(members[name]));
      return;
    }
    if (values.length > 0) writeText(sheet, row, index - values.length + 1, values);
    values = [];
  });
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

/**
 * The row that has this id and revision already, or 0, and the last row with anything in our
 * columns. Columns of your own may reach further down.
 */
function findRow(sheet, headers, members) {
  var end = sheet.getLastRow();
  var found = { existing: 0, last: 1 };
  if (end < 2) return found;

  var ids = column(sheet, headers.indexOf("submission_id") + 1, end);
  var revisions = column(sheet, headers.indexOf("revision") + 1, end);
  for (var index = 0; index < ids.length; index += 1) {
    if (ids[index] !== "") found.last = index + 2;
    var isSame =
      ids[index] === String(members.submission_id) &&
      revisions[index] === String(members.revision);
    if (isSame && found.existing === 0) found.existing = index + 2;
  }
  found.last += countOurs(sheet, headers, members, found.last + 1, end);
  return found;
}

/** Rows from `start` on up to the last one with a value in our columns, such as a lead typed by hand. */
function countOurs(sheet, headers, members, start, end) {
  if (end < start) return 0;

  var count = 0;
  sheet
    .getRange(start, 1, end - start + 1, headers.length)
    .getDisplayValues()
    .forEach(function (values, index) {
      var isOurs = values.some(function (value, at) {
        return value !== "" && Object.prototype.hasOwnProperty.call(members, headers[at]);
      });
      if (isOurs) count = index + 1;
    });
  return count;
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
